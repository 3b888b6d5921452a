/** What the packages of other PHP versions export; nothing here asks for it. */
export async function getPHPLoaderModule() {
  throw new Error('This version of PHP is not installed: see "overrides" in wordpress/package.json.');
}
