import { Monitor, MoveHorizontal, Smartphone, Tablet } from 'lucide-react';
import { Choice } from '../controls/Choice.tsx';
import { Menu } from '../controls/Menu.tsx';
import { useStudio } from '../shell/studio-context.ts';
import { frameWidths } from '../shell/studio-view.ts';
import css from './PreviewToolbar.module.css';
import { previewStrings } from './preview-strings.ts';

const icons = { 360: Smartphone, 768: Tablet, 1440: Monitor, free: MoveHorizontal };

/** Chooses how wide the page is: with a button for each width, or with a menu where these have no room. */
export function FrameWidthChoice() {
  const { view, show } = useStudio();
  const Icon = icons[view.width];
  return (
    <>
      <div className={css.wide}>
        <Choice
          label={previewStrings.choices.width}
          value={view.width}
          options={frameWidths.map((value) => {
            const Each = icons[value];
            return { value, label: previewStrings.widths[value], picture: <Each size={15} aria-hidden /> };
          })}
          onChoose={(width) => show({ width })}
        />
      </div>
      <div className={css.narrow}>
        <Menu
          label={previewStrings.widthNow(previewStrings.widths[view.width])}
          icon={<Icon size={15} />}
          items={frameWidths.map((width) => {
            const Each = icons[width];
            return {
              label: previewStrings.widths[width],
              icon: <Each size={14} aria-hidden />,
              isChecked: width === view.width,
              onChoose: () => show({ width }),
            };
          })}
        />
      </div>
    </>
  );
}
