import type { BlockProps } from '../../generated/block-props.ts';
import { ActionLink } from '../../ui/actions/ActionLink.tsx';
import { StationHeading } from '../../ui/headings/StationHeading.tsx';
import { Section } from '../../ui/Section.tsx';
import { withKeys } from '../../ui/with-keys.ts';
import css from './CallToAction.module.css';
import { fittedNames } from './lettering-true/fitted-names.ts';
import { LetteredCall } from './lettering-true/LetteredCall.tsx';
import { LetteredNames } from './lettering-true/LetteredNames.tsx';
import { splitAtPhrase } from './split-at-phrase.ts';
import { CallLogos } from './with-logos/CallLogos.tsx';
import { CallTerms } from './with-terms/CallTerms.tsx';

type CallToActionProps = BlockProps['call-to-action'];

/** A large title, then links, and terms next to them or logos that link to their pages. */
export default function CallToAction(props: CallToActionProps) {
  const { title, text, splitAt, logos = [], links = [], terms = [], current, tone } = props;
  const paragraphs = text === undefined ? [] : splitAtPhrase(text, splitAt);
  const names = fittedNames(props);
  if (names !== undefined) {
    const hrefs = logos.map(({ href }) => href);
    return (
      <Section tone={tone} label={title} className={css.section}>
        <LetteredCall
          title={title}
          paragraphs={paragraphs}
          names={<LetteredNames lines={names} hrefs={hrefs} current={current} />}
        >
          <Links links={links} />
          {terms.length > 0 && <CallTerms terms={terms} />}
        </LetteredCall>
      </Section>
    );
  }
  return (
    <Section tone={tone} label={title} className={css.section}>
      <div
        className={css.call}
        data-rest={paragraphs.length > 0 || links.length > 0}
        data-terms={terms.length > 0}
      >
        <StationHeading className={css.title}>{title}</StationHeading>
        <div className={css.rest}>
          {withKeys(paragraphs, (paragraph) => paragraph).map(({ key, item: paragraph }) => (
            <p key={key} className={css.text}>
              {paragraph}
            </p>
          ))}
          <Links links={links} />
        </div>
        {terms.length > 0 && <CallTerms terms={terms} />}
      </div>
      <CallLogos logos={logos} />
    </Section>
  );
}

function Links({ links }: { readonly links: NonNullable<CallToActionProps['links']> }) {
  if (links.length === 0) return null;
  return (
    <div className={css.links}>
      {withKeys(links, ({ href }) => href).map(({ key, item, index }) => (
        <ActionLink key={key} href={item.href} look={index === 0 ? 'solid' : 'outline'}>
          {item.label}
        </ActionLink>
      ))}
    </div>
  );
}
