import type { BlockProps } from 'pagewright';
import { Band } from '../Band.tsx';
import { Picture } from '../Picture.tsx';

export default function Tickets({ heading, lead, offers, layout, tone }: BlockProps['tickets']) {
  return (
    <Band tone={tone} heading={heading} lead={lead} layout={layout}>
      <ul>
        {offers.map(({ title, text, price, guided, images = [], link }) => (
          <li key={title} data-guided={guided}>
            {images.map((image) => (
              <Picture key={image.src} image={image} decorative />
            ))}
            <h3>{title}</h3>
            {text !== undefined && <p>{text}</p>}
            {price !== undefined && <p>€ {price.toFixed(2)}</p>}
            {link && <a href={link.href}>{link.label}</a>}
          </li>
        ))}
      </ul>
    </Band>
  );
}
