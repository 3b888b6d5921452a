/** Path of the stylesheet for the preview bar. It is not part of the site's stylesheets, because only editors need these rules. */
export const previewStylePath = '/preview/bar.css';

export const previewStyle = `/* Until a script has measured the bar. */
:root:has(.pagewright-preview-bar) { --pagewright-bar: 2.875rem; }
.pagewright-preview-bar {
  position: fixed;
  inset: 0 0 auto;
  z-index: 2147483647;
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 1.5rem;
  align-items: center;
  box-sizing: border-box;
  max-height: 50vh;
  padding: 0.5rem 1rem;
  overflow-y: auto;
  border-bottom: 1px solid;
  background: #1d2327;
  color: #fff;
  font: 0.875rem/1.5 system-ui, sans-serif;
}
.pagewright-preview-bar :is(p, ul) { margin: 0; }
.pagewright-preview-bar p:empty { display: none; }
.pagewright-preview-bar bdi { overflow-wrap: anywhere; }
.pagewright-preview-bar summary { cursor: pointer; }
.pagewright-preview-bar ul { padding-inline-start: 1.25rem; }
.pagewright-preview-bar > div { display: flex; gap: 1.5rem; margin-inline-start: auto; }
.pagewright-preview-bar a { color: inherit; padding-block: 0.25rem; text-decoration: underline; }
.pagewright-preview-bar :is(a, summary):focus-visible { outline: 2px solid; outline-offset: 2px; }
.pagewright-preview-room { height: var(--pagewright-bar); }
.pagewright-preview-message { min-height: 50vh; padding: 10rem 1.5rem 4rem; max-width: 40rem; margin-inline: auto; }
@media print {
  .pagewright-preview-room { display: none; }
}
`;
