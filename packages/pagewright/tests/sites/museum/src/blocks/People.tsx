import type { BlockProps } from 'pagewright';
import { Band } from '../Band.tsx';
import { Picture } from '../Picture.tsx';

type PeopleProps = BlockProps['people'];
type PersonProps = PeopleProps['members'][number] &
  Pick<PeopleProps, 'readBio' | 'profileLabel' | 'worksLabel'>;

function Person({ name, portrait, post, bio, profile, works = [], ...labels }: PersonProps) {
  const { readBio, profileLabel, worksLabel } = labels;
  return (
    <>
      <Picture image={portrait} decorative />
      <h3>{name}</h3>
      {post !== undefined && <p>{post}</p>}
      {bio !== undefined && (
        <details>
          <summary>{readBio}</summary>
          <p>{bio}</p>
        </details>
      )}
      {profile !== undefined && <a href={profile}>{profileLabel}</a>}
      {works.length > 0 && <p>{worksLabel}</p>}
      {works.map(({ title, pages = [] }) => (
        <p key={title}>
          {title}{' '}
          {pages.map(({ label, href }) => (
            <a key={href} href={href}>
              {label}
            </a>
          ))}
        </p>
      ))}
    </>
  );
}

export default function People({ heading, lead, members, layout, tone, ...labels }: PeopleProps) {
  return (
    <Band tone={tone} heading={heading} lead={lead} layout={layout}>
      <ul>
        {members.map((member) => (
          <li key={member.name}>{layout === 'names' ? member.name : <Person {...member} {...labels} />}</li>
        ))}
      </ul>
    </Band>
  );
}
