import {
  Copy,
  Ellipsis,
  EyeOff,
  FilePlus,
  Languages,
  Link,
  Send,
  TextCursorInput,
  Trash2,
} from 'lucide-react';
import { configs } from 'pagewright/tooling';
import { Menu, type MenuItem } from '../../controls/Menu.tsx';
import { isEditable } from '../../edits/edit-config.ts';
import { useStudio } from '../../shell/studio-context.ts';
import { strings } from '../../strings.ts';
import { languageName, languagesOf } from '../links/shown-routes.ts';
import { missingLanguages } from '../missing-languages.ts';
import { pageStrings } from '../page-strings.ts';
import type { DoAction } from './file-actions.ts';

interface FileMenuProps {
  readonly file: string;
  readonly title: string;
  readonly kind: 'page' | 'draft' | 'section';
  readonly onDo: DoAction;
}

const size = 14;

/** The actions for a page, a draft or a shared section. */
export function FileMenu({ file, title, kind, onDo }: FileMenuProps) {
  const { site, texts } = useStudio().state;
  const { actions } = pageStrings;
  const isBroken = !isEditable(texts.get(file) ?? '');
  const ifWhole = isBroken ? { disabledReason: strings.brokenFile } : {};
  const config = configs.read(site, file);
  const remove: MenuItem = {
    label: actions.delete,
    startsGroup: true,
    icon: <Trash2 size={size} />,
    keys: 'Delete',
    isDanger: true,
    onChoose: () => onDo({ is: 'delete', file }),
  };
  if (kind === 'section')
    return (
      <Menu
        label={actions.of(title)}
        icon={<Ellipsis size={16} />}
        items={[
          {
            label: actions.rename,
            icon: <TextCursorInput size={size} />,
            keys: 'F2',
            onChoose: () => onDo({ is: 'rename-section', file }),
          },
          remove,
        ]}
      />
    );
  const languages = languagesOf(site);
  const copies: readonly MenuItem[] = [
    {
      label: actions.like,
      icon: <FilePlus size={size} />,
      ...ifWhole,
      onChoose: () => onDo({ is: 'create', like: file }),
    },
    {
      label: actions.duplicate,
      icon: <Copy size={size} />,
      ...ifWhole,
      onChoose: () => onDo({ is: 'duplicate', file }),
    },
  ];
  const translations = (config ? missingLanguages(site, config) : []).map(
    (language): MenuItem => ({
      label: actions.translate(languageName(languages, language)),
      icon: <Languages size={size} />,
      ...ifWhole,
      onChoose: () => onDo({ is: 'translate', file, language }),
    }),
  );
  const move: MenuItem = {
    label: actions.address,
    startsGroup: true,
    icon: <Link size={size} />,
    keys: 'F2',
    ...ifWhole,
    onChoose: () => onDo({ is: 'move', file }),
  };
  const shown: MenuItem =
    kind === 'draft'
      ? { label: actions.publish, icon: <Send size={size} />, onChoose: () => onDo({ is: 'publish', file }) }
      : {
          label: actions.unpublish,
          icon: <EyeOff size={size} />,
          onChoose: () => onDo({ is: 'unpublish', file }),
        };
  const items =
    kind === 'draft' ? [shown, ...copies, move, remove] : [...copies, ...translations, move, shown, remove];
  return <Menu label={actions.of(title)} icon={<Ellipsis size={16} />} items={items} />;
}
