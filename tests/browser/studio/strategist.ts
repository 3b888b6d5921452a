import type { Locator, Page } from '@playwright/test';
import { expect } from './studio-test.ts';

/** What a content strategist does in a window of the studio, in the words that the window shows. */
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
  get site() {
    return this.page.frameLocator('[data-stage] iframe');
  }

  /** Opens a page by its title, and waits until the frame shows it. */
  async open(title: string): Promise<void> {
    await this.page.getByRole('list', { name: 'Pages' }).getByRole('button', { name: title }).first().click();
    await expect(this.site.locator('[data-slot]').first()).toBeVisible({ timeout: 45_000 });
  }

  row(name: string): Locator {
    return this.sections.getByRole('row', { name });
  }

  async select(name: string): Promise<void> {
    await this.row(name).getByRole('gridcell').first().click();
    await expect(this.row(name)).toHaveAttribute('aria-selected', 'true');
  }

  /** Chooses an action from the menu of a section. */
  async act(name: string, action: string): Promise<void> {
    await this.row(name)
      .getByRole('button', { name: /^Actions for/ })
      .click();
    await this.page.getByRole('menuitem', { name: action, exact: true }).click();
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog').last();
  }

  /** Saves all changes as one does by keyboard: Ctrl+S, look, Enter. */
  async save(): Promise<void> {
    await this.page.keyboard.press('Control+s');
    const button = this.dialog.getByRole('button', { name: /^Save \d+ files?$/ });
    await expect(button).toBeFocused();
    await this.page.keyboard.press('Enter');
    await expect(this.page.getByText('Everything is saved.')).toBeVisible();
  }
}
