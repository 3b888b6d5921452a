import type { Built, Findings, WeakBinding } from './built.ts';
import { faultAt } from './fault.ts';

/** Reports bindings that may drop an item of a list, each once. */
export function reportDrops(weakest: readonly WeakBinding[], { faults }: Findings): void {
  for (const { pointer, path, because } of weakest) {
    const isReported = faults.some(
      (fault) => fault.code === 'may-drop-item' && fault.pointer === pointer && fault.facts.path === path,
    );
    if (!isReported && because !== 'accepted')
      faults.push(faultAt('may-drop-item', pointer, { path, because }));
  }
}

/** Reports the bindings of an item that may drop it although its content has arrived. */
export function reportItemDrops({ presence, weakest }: Built, findings: Findings): void {
  if (presence === 'maybe' || presence === 'empty') reportDrops(weakest, findings);
}
