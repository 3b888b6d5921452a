/** Id of the live region in which screen readers announce the title of the page after a navigation. */
export const announcementId = 'announcement';

export function announceTitle(): void {
  const region = document.getElementById(announcementId);
  if (region) region.textContent = document.title;
}
