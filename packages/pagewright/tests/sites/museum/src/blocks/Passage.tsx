import type { BlockProps } from 'pagewright';
import { ContentHtml } from 'pagewright/content-html';
import { Band } from '../Band.tsx';
import { Picture } from '../Picture.tsx';

export default function Passage(props: BlockProps['passage']) {
  const { heading, lead, paragraphs, image, link, layout, tone } = props;
  return (
    <Band tone={tone} heading={heading} lead={lead} layout={layout}>
      {paragraphs.map((paragraph) =>
        typeof paragraph === 'string' ? (
          <p key={paragraph}>{paragraph}</p>
        ) : (
          <ContentHtml key={paragraph.html} className="content" html={paragraph.html} />
        ),
      )}
      {link && <a href={link.href}>{link.label}</a>}
      <Picture image={image} />
    </Band>
  );
}
