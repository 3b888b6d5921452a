import { configs, sharedSections } from 'pagewright/tooling';
import { FormGroup } from '../../field/FormGroup.tsx';
import { useStudio } from '../../shell/studio-context.ts';
import { formStrings } from '../form-strings.ts';
import { summaryOf } from '../rules/item-summary.ts';
import css from './PartLinks.module.css';

/** The places that use a shared section. Each opens the form of its values. */
export function SectionUses({ file }: { readonly file: string }) {
  const { state, show } = useStudio();
  const uses = sharedSections.usesOf(state.site, configs.nameOf(file) ?? '');
  const pages = new Set(uses.map(({ config }) => config.file)).size;
  return (
    <FormGroup title={formStrings.uses} file={file} steps={[]} names={[]} summary={formStrings.usedOn(pages)}>
      <ul className={css.list}>
        {uses.map(({ config, steps, values }) => (
          <li key={`${config.file} ${steps.join(' ')}`}>
            <button
              type="button"
              className={css.link}
              onClick={() => show({ file: config.file, selected: { file: config.file, steps } })}
            >
              <span>{config.file}</span>
              <span className={css.detail}>
                {[configs.routesOf(config)[0], summaryOf(values, undefined).text]
                  .filter((each) => each)
                  .join(', ')}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </FormGroup>
  );
}
