import { ClipboardPaste } from 'lucide-react';
import { type EditorSite, json } from 'pagewright/tooling';
import { type KeyboardEvent, useId, useMemo, useState } from 'react';
import { Dialog } from '../../controls/Dialog.tsx';
import { focusFirst } from '../../controls/focus-first.ts';
import { PushButton } from '../../controls/PushButton.tsx';
import { SearchInput } from '../../controls/SearchInput.tsx';
import { nameOfItem } from '../../names/section-names.ts';
import { useStudio } from '../../shell/studio-context.ts';
import { strings } from '../../strings.ts';
import { useCopied } from '../copied-section.ts';
import { newBlock, newUse, offersAt, type SectionOffer } from '../operations/new-section.ts';
import type { SectionSpot } from '../operations/section-change.ts';
import type { SectionActions } from '../section-actions.ts';
import { sectionStrings } from '../section-strings.ts';
import css from './AddSectionDialog.module.css';
import { OfferList, optionId } from './OfferList.tsx';
import { OfferPreview } from './OfferPreview.tsx';
import { shownOffers } from './shown-offers.ts';

interface AddSectionDialogProps {
  readonly spot: SectionSpot;
  readonly actions: SectionActions;
  readonly onClose: () => void;
}

/** What can be added at a place: what a search finds of it, and which offer and example are chosen. */
function useOffers(site: EditorSite, spot: SectionSpot) {
  const [typed, setTyped] = useState('');
  const [wanted, setWanted] = useState<SectionOffer>();
  const [example, setExample] = useState(0);
  const offers = useMemo(() => offersAt(site, spot), [site, spot]);
  const shown = useMemo(() => shownOffers(offers, typed), [offers, typed]);
  const chosen = shown.find((offer) => offer.is === wanted?.is && offer.name === wanted.name) ?? shown[0];
  const choose = (offer: SectionOffer | undefined) => {
    setWanted(offer);
    setExample(0);
  };
  const search = (text: string) => {
    setTyped(text);
    choose(undefined);
  };
  return { typed, search, shown, chosen, choose, example, setExample };
}

/** Adds a section: on the left what is allowed at a place, on the right what it looks like. */
export function AddSectionDialog({ spot, actions, onClose }: AddSectionDialogProps) {
  const { site } = useStudio().state;
  const list = useId();
  const copied = useCopied();
  const { typed, search, shown, chosen, choose, example, setExample } = useOffers(site, spot);
  const insert = (offer: SectionOffer | undefined) => {
    if (!offer) return;
    onClose();
    const props = json.objectOf(offer.examples[offer === chosen ? example : 0]);
    actions.add(
      spot,
      offer.is === 'section' ? newUse(site, offer.name) : newBlock(site, spot, offer.name, props),
    );
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const at = chosen ? shown.indexOf(chosen) : -1;
    if (event.key === 'ArrowDown') choose(shown[Math.min(at + 1, shown.length - 1)]);
    else if (event.key === 'ArrowUp') choose(shown[Math.max(at - 1, 0)]);
    else if (event.key === 'Enter') insert(chosen);
    else return;
    event.preventDefault();
  };
  const { addDialog: say } = sectionStrings;
  return (
    <Dialog
      title={say.title}
      size="large"
      onClose={onClose}
      actions={
        <>
          {copied && (
            <span className={css.paste}>
              <PushButton
                icon={<ClipboardPaste size={14} aria-hidden />}
                onClick={() => {
                  onClose();
                  actions.paste(spot, copied);
                }}
              >
                {say.paste(nameOfItem(site, copied.block))}
              </PushButton>
            </span>
          )}
          <PushButton onClick={onClose}>{strings.cancel}</PushButton>
          <PushButton kind="main" disabled={!chosen} onClick={() => insert(chosen)}>
            {chosen ? say.insert(chosen.title) : say.insertNothing}
          </PushButton>
        </>
      }
    >
      <div className={css.columns}>
        <div className={css.side}>
          <div ref={focusFirst} className={css.search}>
            <SearchInput
              role="combobox"
              aria-label={say.search}
              aria-expanded
              aria-controls={list}
              aria-activedescendant={chosen && optionId(list, chosen)}
              aria-autocomplete="list"
              placeholder={say.search}
              value={typed}
              onText={search}
              onKeyDown={onKeyDown}
            />
          </div>
          {shown.length === 0 && <p className={css.none}>{say.nothing(typed)}</p>}
          <OfferList id={list} offers={shown} chosen={chosen} onChoose={choose} onInsert={insert} />
        </div>
        {chosen && <OfferPreview offer={chosen} spot={spot} example={example} onExample={setExample} />}
      </div>
    </Dialog>
  );
}
