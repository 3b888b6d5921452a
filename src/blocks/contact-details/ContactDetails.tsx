import type { BlockProps } from '../../generated/block-props.ts';
import { StationHeading } from '../../ui/headings/StationHeading.tsx';
import { Picture } from '../../ui/pictures/Picture.tsx';
import { Section } from '../../ui/Section.tsx';
import css from './ContactDetails.module.css';
import { ContactList } from './ContactList.tsx';
import { Visit } from './Visit.tsx';

/** Ways to reach us, in large letters. If there is a map of the streets, the address is next to it. */
export default function ContactDetails(props: BlockProps['contact-details']) {
  const { heading, image, plan, tone } = props;
  if (plan) return <Visit {...props} plan={plan} />;
  return (
    <Section tone={tone} label={heading}>
      <div className={css.details}>
        <div className={css.head}>
          <StationHeading>{heading}</StationHeading>
          {image && (
            <Picture
              image={image}
              ratio="4/3"
              sizes="(min-width: 60rem) 30vw, 100vw"
              className={css.picture}
            />
          )}
        </div>
        <ContactList {...props} />
      </div>
    </Section>
  );
}
