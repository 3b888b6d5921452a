import { SquareArrowOutUpRight } from 'lucide-react';
import { readConfig, stringIn } from '../../../editor/editor-site.ts';
import { sectionOf, usesOfSection } from '../../../editor/shared-sections.ts';
import { objectOf, valueAt } from '../../../json/json-value.ts';
import type { Steps } from '../../../json/steps.ts';
import { PushButton } from '../../controls/PushButton.tsx';
import { useStudio } from '../../shell/studio-context.ts';
import { words } from '../../strings.ts';
import { BlockForm } from './BlockForm.tsx';
import css from './SectionUseForm.module.css';

interface SectionUseFormProps {
  readonly file: string;
  /** The steps to the use. */
  readonly steps: Steps;
}

/** The values that a page gives to a shared section, and the way to the section itself. */
export function SectionUseForm({ file, steps }: SectionUseFormProps) {
  const { state, show } = useStudio();
  const config = readConfig(state.site, file);
  const name = stringIn(objectOf(config && valueAt(config.value, steps.map(String))).section) ?? '';
  const section = sectionOf(state.site, name);
  const pages = new Set(usesOfSection(state.site, name).map((use) => use.config.file)).size;
  return (
    <>
      {section && (
        <div className={css.shared}>
          <PushButton
            icon={<SquareArrowOutUpRight size={14} aria-hidden />}
            onClick={() => show({ file: section.file, selected: { file: section.file, steps: [] } })}
          >
            {words.form.openSection}
          </PushButton>
          <p className={css.uses}>{words.form.usedOn(pages)}</p>
        </div>
      )}
      <BlockForm file={file} steps={steps} content="with" />
    </>
  );
}
