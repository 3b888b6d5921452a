import { type Drawing, INK_COLOUR, PURPLE_COLOUR } from './drawing.ts';
import { fitted, word } from './word.ts';

export interface Award {
  readonly file: string;
  /** What stands in the middle of the seal. */
  readonly figure: string;
  /** Two short lines under it. */
  readonly lines: readonly [string, string];
  readonly edge: 'ticks' | 'scallops' | 'points' | 'laurel';
}

/** Four honours that nobody awards. */
export const AWARDS: readonly Award[] = [
  { file: 'employer-of-the-year', figure: '25', lines: ['EMPLOYER', 'OF THE YEAR'], edge: 'ticks' },
  { file: 'assured-supplier', figure: 'A1', lines: ['ASSURED', 'SUPPLIER'], edge: 'scallops' },
  { file: 'client-trust-index', figure: '9/10', lines: ['CLIENT', 'TRUST INDEX'], edge: 'points' },
  { file: 'fast-fifty', figure: '50', lines: ['FAST FIFTY', 'ENGINEERS'], edge: 'laurel' },
];

const polar = (radius: number, turn: number): string => {
  const angle = turn * Math.PI * 2 - Math.PI / 2;
  return `${(80 + Math.cos(angle) * radius).toFixed(1)} ${(80 + Math.sin(angle) * radius).toFixed(1)}`;
};

const times = (count: number, draw: (turn: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index / count)).join('');

const EDGES: Record<Award['edge'], string> = {
  ticks: `<path d="${times(60, (turn) => `M${polar(69, turn)}L${polar(77, turn)}`)}" stroke="${INK_COLOUR}" stroke-width="3"/>`,
  scallops: `<path d="M${polar(72, 0)}${times(24, (turn) => `A9.6 9.6 0 0 1 ${polar(72, turn + 1 / 24)}`)}z" fill="none" stroke="${INK_COLOUR}" stroke-width="3"/>`,
  points: `<path d="M${polar(77, 0)}${times(32, (turn) => `L${polar(69, turn + 1 / 64)}L${polar(77, turn + 1 / 32)}`)}z" fill="none" stroke="${INK_COLOUR}" stroke-width="3" stroke-linejoin="round"/>`,
  laurel: times(22, (turn) => {
    const degrees = turn * 360;
    if (degrees < 24 || degrees > 336) return '';
    const lean = degrees < 180 ? -24 : 24;
    return `<ellipse cx="80" cy="8.5" rx="4.6" ry="8.5" fill="${INK_COLOUR}" transform="rotate(${degrees.toFixed(1)} 80 80) rotate(${lean} 80 8.5)"/>`;
  }),
};

/** A seal, 160 by 160. */
export async function awardDrawing({ figure, lines, edge }: Award): Promise<Drawing> {
  const large = await fitted(figure, { weight: 700, width: 70, size: 54, tracking: -0.03 }, 92);
  const small = { weight: 660, width: 78, size: 12.5, tracking: 0.08 };
  const number = await word(figure, large, { x: 80, y: 84, align: 'middle', colour: PURPLE_COLOUR });
  const first = await word(lines[0], small, { x: 80, y: 104, align: 'middle', colour: INK_COLOUR });
  const second = await word(lines[1], small, { x: 80, y: 119, align: 'middle', colour: INK_COLOUR });
  const ring = `<circle cx="80" cy="80" r="61" fill="none" stroke="${INK_COLOUR}" stroke-width="2.4"/>`;
  const meridian = `<path d="M80 24v14M80 126v10" stroke="${PURPLE_COLOUR}" stroke-width="4"/>`;
  return { width: 160, height: 160, content: EDGES[edge] + ring + meridian + number + first + second };
}
