import type { ConfigText } from 'pagewright/tooling';
import { useField } from 'react-final-form';
import { Choice } from '../../controls/Choice.tsx';
import { titleOf } from '../../names/page-facts.ts';
import { useStudio } from '../../shell/studio-context.ts';
import type { MenuList } from '../changes/menu-lists.ts';
import { languageName, languagesOf } from '../links/shown-routes.ts';
import { pageStrings } from '../page-strings.ts';
import { FormCheck } from './FormCheck.tsx';
import { FormSelect } from './FormSelect.tsx';
import { FormText } from './FormText.tsx';
import css from './NewPageFields.module.css';
import { findingOf, hasOwnTitle, likeIn, type NewPageValues, translationIn } from './new-page-values.ts';
import { Proposals } from './Proposals.tsx';

interface NewPageFieldsProps {
  readonly values: NewPageValues;
  /** What a page can start from; undefined if that is given. */
  readonly templates: readonly { readonly value: string; readonly label: string }[] | undefined;
  readonly isLanguageGiven: boolean;
  readonly menus: readonly MenuList[];
}

/** The fields of a new page. */
export function NewPageFields({ values, templates, isLanguageGiven, menus }: NewPageFieldsProps) {
  const { site } = useStudio().state;
  const say = pageStrings.create;
  const languages = languagesOf(site);
  const tags = Object.keys(languages);
  const like = likeIn(site, values);
  const original: ConfigText | undefined = translationIn(site, values);
  const hasLanguage = tags.length > 1 && !isLanguageGiven && like?.value.languages === undefined;
  return (
    <>
      <Proposals values={values} />
      {templates && (
        <FormSelect name="template" label={say.template} help={say.templateHelp} options={templates} />
      )}
      {hasLanguage && (
        <FormSelect
          name="language"
          label={say.language}
          options={tags.map((value) => ({ value, label: languageName(languages, value) }))}
        />
      )}
      {original && !isLanguageGiven && (
        <FormCheck
          name="isTranslation"
          label={say.translates(titleOf(original, site.workspace.schemas))}
          help={say.translatesHelp}
        />
      )}
      <FormText
        name="title"
        label={say.name}
        isRequired
        help={hasOwnTitle(site, values) ? say.nameHelp : say.nameFromContent}
      />
      <FormText name="address" label={say.address} isRequired advice={findingOf(site, values).advice} />
      <FormText
        name="name"
        label={say.file}
        isRequired
        help={
          values.name === ''
            ? undefined
            : say.fileHelp(
                `${values.start === 'draft' ? values.name.replace(/[^/]+$/, '_$&') : values.name}.json`,
              )
        }
      />
      <StartField />
      {values.start === 'from' && <FormText name="from" label={say.from} type="date" isRequired />}
      {values.start !== 'draft' && menus.length > 0 && (
        <FormSelect
          name="menu"
          label={say.menu}
          help={say.menuHelp}
          options={[
            { value: '', label: say.menuNone },
            ...menus.map(({ name }, index) => ({ value: String(index), label: say.menuOption(name) })),
          ]}
        />
      )}
    </>
  );
}

/** When visitors see the page. */
function StartField() {
  const say = pageStrings.create;
  const { input } = useField<NewPageValues['start']>('start');
  const starts = ['now', 'from', 'draft'] as const;
  return (
    <div className={css.start}>
      <span className={css.label} aria-hidden>
        {say.start}
      </span>
      <Choice
        label={say.start}
        value={input.value}
        options={starts.map((value) => ({ value, label: say.starts[value] }))}
        onChoose={input.onChange}
      />
      {input.value === 'draft' && <p className={css.help}>{say.draftHelp}</p>}
    </div>
  );
}
