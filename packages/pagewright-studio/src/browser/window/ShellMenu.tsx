import { Footprints, Keyboard, Monitor, Moon, Settings2, Sun } from 'lucide-react';
import { Menu } from '../controls/Menu.tsx';
import { useStudio } from '../shell/studio-context.ts';
import { setTheme, type Theme, themes, useTheme } from '../shell/theme.ts';
import { ShortcutsDialog } from './ShortcutsDialog.tsx';
import { windowStrings } from './window-strings.ts';

const icons = { auto: Monitor, light: Sun, dark: Moon };

/** The menu of the window itself: its colours, the first steps and the list of keys. */
export function ShellMenu() {
  const theme = useTheme();
  const { view, show } = useStudio();
  const iconOf = (each: Theme) => {
    const Icon = icons[each];
    return <Icon size={14} />;
  };
  return (
    <>
      <Menu
        label={windowStrings.menu}
        icon={<Settings2 size={16} />}
        items={[
          ...themes.map((each) => ({
            label: windowStrings.themes[each],
            icon: iconOf(each),
            isChecked: each === theme,
            onChoose: () => setTheme(each),
          })),
          {
            label: windowStrings.firstSteps,
            startsGroup: true,
            icon: <Footprints size={14} />,
            onChoose: () => show({ hasFirstSteps: true, selected: undefined }),
          },
          {
            label: windowStrings.shortcuts,
            icon: <Keyboard size={14} />,
            keys: '?',
            onChoose: () => show({ isHelpOpen: true }),
          },
        ]}
      />
      {view.isHelpOpen && <ShortcutsDialog onClose={() => show({ isHelpOpen: false })} />}
    </>
  );
}
