import { type ConfigText, configs, json, urls } from 'pagewright/tooling';
import { useEffect, useMemo, useState } from 'react';
import { isEditable } from '../../edits/edit-config.ts';
import { isDraft, titleOf } from '../../names/page-facts.ts';
import { useStudio } from '../../shell/studio-context.ts';
import { createPage } from '../changes/create-page.ts';
import { menusOf } from '../changes/menu-lists.ts';
import { copyOf } from '../changes/page-copy.ts';
import { languageName, languagesOf } from '../links/shown-routes.ts';
import { type PageTemplates, textFromTemplate } from '../new-page-text.ts';
import { pageStrings } from '../page-strings.ts';
import { runOperation } from '../use-file-steps.ts';
import { FormDialog } from './FormDialog.tsx';
import { NewPageFields } from './NewPageFields.tsx';
import {
  copyTitle,
  likeIn,
  type NewPageValues,
  pageOf,
  problemsOfNew,
  withProposals,
} from './new-page-values.ts';

interface NewPageDialogProps {
  /** The page that it starts from. */
  readonly like: ConfigText | undefined;
  /** new: a page of its own, which may also start from something else. copy: with the notes of the page. */
  readonly purpose: 'new' | 'copy' | 'translation';
  /** The language of a translation. */
  readonly language?: string;
  readonly onClose: (file?: string) => void;
}

/** Adds a page. It starts from a template, or from a page that there is. */
export function NewPageDialog({ like, purpose, language, onClose }: NewPageDialogProps) {
  const studio = useStudio();
  const { state, server } = studio;
  const { site } = state;
  const { schemas } = site.workspace;
  const say = pageStrings.create;
  const [templates, setTemplates] = useState<PageTemplates>();
  useEffect(() => {
    let isOpen = true;
    server
      .request<PageTemplates>('page-templates', {})
      .catch((): PageTemplates => ({}))
      .then((found) => isOpen && setTemplates(found));
    return () => {
      isOpen = false;
    };
  }, [server]);
  const menus = useMemo(() => menusOf(site), [site]);
  if (!templates) return null;

  const pages = [...configs.all(site, 'page'), ...(like && isDraft(like) ? [like] : [])]
    .filter(({ text }) => isEditable(text))
    .map((page) => ({
      value: page.file,
      label: say.like(titleOf(page, schemas), configs.routesOf(page)[0] ?? page.file),
    }));
  const options = [
    ...(templates.site === undefined ? [] : [{ value: 'site', label: say.templates.site }]),
    ...(templates.empty === undefined ? [] : [{ value: 'empty', label: say.templates.empty }]),
    ...pages,
  ];
  const initialValues = withProposals(state, {
    template: like?.file ?? options[0]?.value ?? '',
    title: purpose === 'copy' && like ? copyTitle(site, like) : '',
    address: '',
    name: '',
    language:
      language ?? json.stringIn(like?.value.language) ?? urls.defaultLanguage(languagesOf(site)) ?? '',
    isTranslation: true,
    start: 'now',
    from: '',
    menu: '',
  });
  const submit = (values: NewPageValues) => {
    const page = pageOf(site, values);
    const source = likeIn(site, values);
    const template = values.template === 'site' ? templates.site : templates.empty;
    const text = source
      ? copyOf(site, source, page, purpose !== 'copy')
      : textFromTemplate(site, template ?? '{}', page);
    const menu = values.menu === '' ? undefined : menus[Number(values.menu)];
    const operation = createPage(state, text, { page, isDraft: values.start === 'draft', menu });
    const { file } = operation.select ?? page;
    runOperation(studio, operation, pageStrings.done.created(page.title, file));
    onClose(file);
  };
  const into = language === undefined ? '' : languageName(languagesOf(site), language);
  const title = like ? titleOf(like, schemas) : '';
  const titles = { new: say.title, copy: say.copyTitle(title), translation: say.translateTitle(title, into) };
  return (
    <FormDialog
      title={titles[purpose]}
      initialValues={initialValues}
      validate={(values) => problemsOfNew(state, values)}
      submit={purpose === 'copy' ? say.copy : say.submit}
      onSubmit={submit}
      onClose={() => onClose()}
    >
      {(values) => (
        <NewPageFields
          values={values}
          templates={purpose === 'new' ? options : undefined}
          isLanguageGiven={purpose === 'translation'}
          menus={menus}
        />
      )}
    </FormDialog>
  );
}
