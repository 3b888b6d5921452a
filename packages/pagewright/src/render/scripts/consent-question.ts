import type { ConsentSettings } from '../document/settings.ts';
import { report } from '../reporting/report.ts';
import { whenShownAndIdle } from '../when-idle.ts';
import {
  chooseConsent,
  consentTo,
  giveConsent,
  onConsent,
  openConsent,
  withdrawConsent,
} from './consent-store.ts';

/** The attribute of `<html>` by which styles show the question: `open`. */
const state = 'consent';

const question = () => document.querySelector<HTMLElement>('[data-consent-question]');

/** The button that opened the question again; undefined if the page asked by itself. */
let opener: HTMLElement | undefined;

function isOpen(): boolean {
  return document.documentElement.dataset[state] === 'open';
}

/** Shows the boxes of the kinds as the visitor has decided. */
function checkBoxes(): void {
  for (const box of document.querySelectorAll<HTMLInputElement>('input[data-consent-kind]'))
    box.checked = consentTo(box.dataset.consentKind ?? '') === 'given';
}

function close(): void {
  const hadFocus = question()?.contains(document.activeElement) === true;
  delete document.documentElement.dataset[state];
  if (hadFocus) (opener ?? document.querySelector<HTMLElement>('main'))?.focus({ preventScroll: true });
  opener = undefined;
}

/**
 * Shows the question again, so that the visitor can change the decision. The focus moves to the question, and back after the decision.
 */
export function askForConsent(): void {
  opener = document.activeElement instanceof HTMLElement ? document.activeElement : undefined;
  checkBoxes();
  document.documentElement.dataset[state] = 'open';
  question()?.focus({ preventScroll: true });
}

/** The kinds that a button names, or all. */
function kindsOf({ consentKinds }: DOMStringMap): readonly string[] | undefined {
  return consentKinds === undefined ? undefined : consentKinds.split(' ').filter(Boolean);
}

/** Stores the boxes that are checked. */
function saveBoxes(): void {
  const boxes = document.querySelectorAll<HTMLInputElement>('input[data-consent-kind]:checked');
  chooseConsent([...boxes].flatMap(({ dataset }) => dataset.consentKind ?? []));
}

function press({ target }: Event): void {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-consent]') : null;
  if (!button || button === document.documentElement) return;
  const action = button.dataset.consent;
  if (action === 'ask') askForConsent();
  else if (action === 'give') giveConsent(kindsOf(button.dataset));
  else if (action === 'withdraw') withdrawConsent(kindsOf(button.dataset));
  else if (action === 'save') saveBoxes();
}

/** Milliseconds until a page without the question is reported. Where pages are not prerendered, their blocks load late. */
const patience = 3000;

/** Reports a page on which nobody can answer. Nothing that waits for consent would ever run there. */
async function reportMissing(): Promise<void> {
  await whenShownAndIdle();
  await new Promise((resolve) => setTimeout(resolve, patience));
  if (!isOpen() || question()) return;
  const message = `The project declares consent, but ${location.pathname} has no element with data-consent-question, so visitors cannot answer here. Draw the question in the layout, or in a block at the end of all pages.`;
  report({ about: 'script', message });
}

/**
 * Asks visitors who have not decided, and follows the buttons of the question. The question is HTML that styles show; its buttons work by their
 * attributes, before the code of its block has loaded: `data-consent="give"`, `"withdraw"`, `"save"` and `"ask"`.
 */
export function startQuestion(settings: ConsentSettings): void {
  openConsent(settings);
  // In the capture phase, because React stops a click on a block that it has not hydrated yet.
  addEventListener('click', press, { capture: true });
  addEventListener(
    'keydown',
    ({ key }) => {
      // Only a question that the visitor has opened can be closed without an answer.
      if (key === 'Escape' && isOpen() && opener) close();
    },
    { capture: true },
  );
  onConsent(() => {
    checkBoxes();
    if (isOpen()) close();
  });
  checkBoxes();
  if (settings.kinds.every((kind) => consentTo(kind) !== 'unasked')) return;
  document.documentElement.dataset[state] = 'open';
  void reportMissing();
}
