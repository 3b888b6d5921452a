import { type ConfigText, configs, json, type Steps } from 'pagewright/tooling';
import { type ReactNode, useLayoutEffect, useMemo, useRef } from 'react';
import { PushButton } from '../controls/PushButton.tsx';
import { QueryForm } from '../data/QueryForm.tsx';
import { OpenPartsProvider } from '../field/open-parts.tsx';
import { revealInJson } from '../reveal/wanted-place.ts';
import { useStudio } from '../shell/studio-context.ts';
import { strings } from '../strings.ts';
import { AllFields } from './AllFields.tsx';
import css from './FormPane.module.css';
import { useFocusWanted } from './focus-field.ts';
import { formStrings } from './form-strings.ts';
import { BlockForm } from './parts/BlockForm.tsx';
import { ConfigForm } from './parts/ConfigForm.tsx';
import { FormHead } from './parts/FormHead.tsx';
import { formPart, type PartKind, type PartPlace, partKind, partPlace } from './parts/form-part.ts';
import { SectionUseForm } from './parts/SectionUseForm.tsx';

const wholeConfig: Steps = [];

/** The form of the selected part, or of the open config if no part is selected. */
export function FormPane() {
  return (
    <OpenPartsProvider>
      <AllFields>
        <Pane />
      </AllFields>
    </OpenPartsProvider>
  );
}

function Pane() {
  const { state, view } = useStudio();
  const form = useRef<HTMLElement>(null);
  const { selected } = view;
  const file = selected?.file ?? view.file;
  const config = file === undefined ? undefined : configs.read(state.site, file);
  const part = `${config?.file}${json.pointerOf(selected?.steps ?? wholeConfig)}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each part starts at its head.
  useLayoutEffect(() => {
    if (form.current) form.current.scrollTop = 0;
  }, [part]);
  useFocusWanted(config?.file, form);
  return (
    <section ref={form} aria-label={strings.panes.form} className={css.pane} data-pane="" tabIndex={-1}>
      {config ? <Part config={config} steps={selected?.steps ?? wholeConfig} /> : <Nothing />}
    </section>
  );
}

function Nothing() {
  return <p className={css.notice}>{formStrings.nothing}</p>;
}

interface PartProps {
  readonly config: ConfigText;
  readonly steps: Steps;
}

function Part({ config, steps }: PartProps) {
  const { state } = useStudio();
  const { file, text } = config;
  const place = useMemo(() => partPlace(text, steps), [text, steps]);
  if (place.is === 'mistake') return <HalfWritten file={file} place={place} />;
  const kind = partKind(config, steps);
  const shown = kind === undefined ? [] : steps;
  const part = formPart(state.site, config, shown, kind ?? 'config');
  return (
    // Each part has a form of its own: nothing half done in one form appears in another.
    <div key={`${file}${json.pointerOf(shown)}`} className={css.form} data-pointer={json.pointerOf(shown)}>
      <FormHead part={part} file={file} place={place} />
      {forms[part.kind]({ file, steps: shown })}
    </div>
  );
}

const forms: { readonly [Kind in PartKind]: (props: { file: string; steps: Steps }) => ReactNode } = {
  block: (props) => <BlockForm {...props} />,
  section: (props) => <SectionUseForm {...props} />,
  query: (props) => <QueryForm {...props} />,
  config: (props) => <ConfigForm {...props} />,
};

/** What is shown of a config whose text has a mistake: its fields would write into the wrong places. */
function HalfWritten({ file, place }: { readonly file: string; readonly place: PartPlace }) {
  const { show } = useStudio();
  return (
    <div className={css.notice}>
      <h2 className={css.title}>{formStrings.halfWritten}</h2>
      <p>{formStrings.halfWrittenLine(file, place.line)}</p>
      <PushButton
        kind="main"
        onClick={() => {
          show({ isJsonOpen: true });
          revealInJson({ file, start: place.start, end: place.end });
        }}
      >
        {strings.openJson}
      </PushButton>
    </div>
  );
}
