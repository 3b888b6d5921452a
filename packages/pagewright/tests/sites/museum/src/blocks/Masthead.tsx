import type { BlockProps } from 'pagewright';
import { dayInWords, useSiteConfig } from 'pagewright/blocks';
import { Band } from '../Band.tsx';
import { Picture } from '../Picture.tsx';

export default function Masthead(props: BlockProps['masthead']) {
  const {
    title,
    eyebrow,
    lead,
    image,
    links = [],
    date,
    author,
    titleSeparator,
    layout,
    tone,
    slots,
  } = props;
  const { head } = useSiteConfig();
  const lines = titleSeparator === undefined ? [title] : title.split(titleSeparator);
  return (
    <Band tone={tone} layout={layout}>
      {eyebrow !== undefined && <p>{eyebrow}</p>}
      <h1>
        {lines.map((line) => (
          <span key={line}>{line} </span>
        ))}
      </h1>
      {lead !== undefined && <p className="lead">{lead}</p>}
      {(date !== undefined || author !== undefined) && (
        <p>
          {date !== undefined && <time dateTime={date}>{dayInWords(date, head.language)}</time>} {author}
        </p>
      )}
      {links.map(({ label, href }) => (
        <a key={href} href={href}>
          {label}
        </a>
      ))}
      <Picture image={image} decorative />
      {layout === 'desk' && slots.note}
    </Band>
  );
}
