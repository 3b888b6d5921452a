import { type EarlyUse, setEarlyUse } from '../../src/render/early/early-use.ts';
import { findEarlyForms } from '../../src/render/early/forms.ts';
import { delayEarlySends } from '../../src/render/early/sends.ts';

/** Watches early input on the current page of the document, as the boot script does. Tests end it with `setEarlyUse(undefined)`. */
export function watchPage(pressed: EarlyUse['pressed'] = () => null): void {
  const sends = delayEarlySends(findEarlyForms());
  setEarlyUse({ used: Promise.resolve(), pressed, sends, hasOldText: () => false });
}
