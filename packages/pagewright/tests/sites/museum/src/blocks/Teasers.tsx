import type { BlockProps } from 'pagewright';
import { dayInWords, useSiteConfig } from 'pagewright/blocks';
import { Band } from '../Band.tsx';
import { Picture } from '../Picture.tsx';

export default function Teasers({ heading, cards, layout, tone }: BlockProps['teasers']) {
  const { head } = useSiteConfig();
  return (
    <Band tone={tone} heading={heading} layout={layout}>
      <ul>
        {cards.map(({ title, href, text, image, date, badge, topics = [] }) => (
          <li key={href}>
            {badge && <abbr title={badge.long}>{badge.short}</abbr>}
            <Picture image={image} decorative />
            <h3>
              <a href={href}>{title}</a>
            </h3>
            {date !== undefined && <time dateTime={date}>{dayInWords(date, head.language)}</time>}
            {text !== undefined && <p>{text}</p>}
            {topics.map((topic) => (
              <a key={topic.href} href={topic.href}>
                {topic.label}
              </a>
            ))}
          </li>
        ))}
      </ul>
    </Band>
  );
}
