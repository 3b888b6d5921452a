import type { FrameLocator, Locator, Page } from '@playwright/test';
import { expect } from './studio-test.ts';

/** The actions of a content strategist in a window of the studio, named like the controls of the window. */
export class Strategist {
  readonly page: Page;
  readonly settings: Locator;
  readonly sections: Locator;

  constructor(page: Page) {
    this.page = page;
    this.settings = page.getByRole('region', { name: 'Settings' });
    this.sections = page.getByRole('treegrid', { name: 'Sections' });
  }

  /** The page in the frame. */
  get site(): FrameLocator {
    return this.page.frameLocator('[data-preview] iframe');
  }

  /** Opens a page by its title, and waits until the frame shows it. */
  async open(title: string): Promise<void> {
    const entry = this.file(title);
    await entry.click();
    await expect(entry).toHaveAttribute('aria-current', 'page');
    await expect(this.site.locator('[data-slot]').first()).toBeVisible({ timeout: 45_000 });
  }

  /** The button of a file in the lists of the left pane. */
  file(title: string): Locator {
    const pages = this.page.getByRole('navigation', { name: 'Pages' });
    return pages.getByRole('listitem').locator('[data-file]').filter({ hasText: title }).first();
  }

  row(name: string): Locator {
    return this.sections.getByRole('row', { name });
  }

  async select(name: string): Promise<void> {
    await this.row(name).getByRole('gridcell').first().click();
    await expect(this.row(name)).toHaveAttribute('aria-selected', 'true');
  }

  /** Chooses an action from the menu of a section, or of a page. */
  async act(on: Locator, action: string): Promise<void> {
    await on.hover();
    await on.getByRole('button', { name: /^Actions for/ }).click();
    await this.page.getByRole('menuitem', { name: action }).first().click();
  }

  /** The list item of a page, with its menu. */
  entry(title: string): Locator {
    return this.page
      .getByRole('navigation', { name: 'Pages' })
      .getByRole('listitem')
      .filter({ hasText: title });
  }

  /** The text that a screen reader reads after an action. */
  async hears(sentence: string): Promise<void> {
    await expect(this.page.getByRole('status').filter({ hasText: sentence })).toBeAttached();
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog').last();
  }

  /** Makes the text of a field come from content. */
  async fromContent(field: string): Promise<void> {
    const source = this.settings.getByRole('group', { name: `Where “${field}” comes from` });
    await source.getByRole('button', { name: 'From WordPress' }).click();
  }

  /** Chooses an action of the menu next to Save. */
  async more(action: string): Promise<void> {
    await this.page.getByRole('button', { name: 'More about changes' }).click();
    await this.page.getByRole('menuitem', { name: action }).click();
  }

  /** Saves all changes by keyboard: Ctrl+S, a look at the diff, Enter. */
  async save(): Promise<void> {
    await this.page.keyboard.press('Control+s');
    const button = this.dialog.getByRole('button', { name: /^Save \d+ files?$/ });
    await expect(button).toBeFocused();
    await this.page.keyboard.press('Enter');
    await expect(this.page.getByText('Everything is saved.')).toBeVisible();
  }
}
