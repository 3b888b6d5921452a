import { SquareArrowOutUpRight } from 'lucide-react';
import { configs, json, type Steps, sharedSections } from 'pagewright/tooling';
import { PushButton } from '../../controls/PushButton.tsx';
import { useStudio } from '../../shell/studio-context.ts';
import { formStrings } from '../form-strings.ts';
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
  const config = configs.read(state.site, file);
  const name = json.stringIn(json.objectOf(config && json.valueAt(config.value, steps)).section) ?? '';
  const section = sharedSections.find(state.site, name);
  const pages = new Set(sharedSections.usesOf(state.site, name).map((use) => use.config.file)).size;
  return (
    <>
      {section && (
        <div className={css.shared}>
          <PushButton
            icon={<SquareArrowOutUpRight size={14} aria-hidden />}
            onClick={() => show({ file: section.file, selected: { file: section.file, steps: [] } })}
          >
            {formStrings.openSection}
          </PushButton>
          <p className={css.uses}>{formStrings.usedOn(pages)}</p>
        </div>
      )}
      <BlockForm file={file} steps={steps} content="with" />
    </>
  );
}
