import type { FunctionComponent } from 'react';
import type { BlockProps } from '../../generated/block-props.ts';
import { joinClasses } from '../../ui/join-classes.ts';
import { Section } from '../../ui/Section.tsx';
import css from './HeroBanner.module.css';
import type { HeroProps } from './hero-props.ts';
import { HeroArticle } from './layout-article/HeroArticle.tsx';
import { HeroBench } from './layout-bench/HeroBench.tsx';
import { HeroDisplay } from './layout-display/HeroDisplay.tsx';
import { HeroForm } from './layout-form/HeroForm.tsx';
import panel from './layout-panel/HeroPanel.module.css';
import { HeroPanel } from './layout-panel/HeroPanel.tsx';
import { HeroPlain } from './layout-plain/HeroPlain.tsx';
import { HeroPlate } from './layout-plate/HeroPlate.tsx';
import { HeroSplit } from './layout-split/HeroSplit.tsx';

const layouts: Readonly<Record<HeroProps['layout'], FunctionComponent<HeroProps>>> = {
  split: HeroSplit,
  display: HeroDisplay,
  panel: HeroPanel,
  plain: HeroPlain,
  plate: HeroPlate,
  article: HeroArticle,
  bench: HeroBench,
  form: HeroForm,
};

/** The top of a page. Each layout has a file of its own; they share the words. */
export default function HeroBanner(props: BlockProps['hero-banner']) {
  const Layout = layouts[props.layout];
  return (
    <Section
      tone={props.tone}
      space="none"
      className={joinClasses(css.hero, props.layout === 'panel' ? panel.hero : undefined)}
    >
      <Layout {...props} />
    </Section>
  );
}
