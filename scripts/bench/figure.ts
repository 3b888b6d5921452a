/** A measured value. */
export interface Figure {
  readonly what: string;
  readonly value: number;
  readonly unit: 'ms' | 's' | 'bytes' | 'kB' | 'pages' | 'pages/s' | 'requests' | '';
  readonly goal?: Goal;
}

/** The value that a figure should reach. The benchmark does not fail if it does not. */
export interface Goal {
  readonly is: 'at most' | 'at least';
  readonly value: number;
}

export const atMost = (value: number): Goal => ({ is: 'at most', value });
export const atLeast = (value: number): Goal => ({ is: 'at least', value });

/** Figures that belong together, under a heading that says how they were measured. */
export interface FigureGroup {
  readonly heading: string;
  readonly figures: readonly Figure[];
  /** Lines below the figures. */
  readonly notes?: readonly string[];
}

export function isMet({ value, goal }: Figure): boolean | undefined {
  if (!goal) return undefined;
  return goal.is === 'at most' ? value <= goal.value : value >= goal.value;
}

function written(value: number): string {
  if (Number.isInteger(value)) return value.toLocaleString('en');
  return value.toLocaleString('en', { maximumFractionDigits: value < 1 ? 3 : value < 10 ? 2 : 1 });
}

/** The groups as a table: the name, the value, the goal, and whether it is met. */
export function table(groups: readonly FigureGroup[]): string {
  const width = Math.max(...groups.flatMap(({ figures }) => figures.map(({ what }) => what.length)));
  const row = (figure: Figure) => {
    const { what, value, unit, goal } = figure;
    const measured = `${written(value)} ${unit}`.padStart(16);
    const aim = goal ? `${goal.is} ${written(goal.value)}`.padEnd(16) : '';
    const verdict = isMet(figure) === false ? 'missed' : '';
    return `  ${what.padEnd(width)} ${measured}   ${aim}${verdict}`.trimEnd();
  };
  return groups
    .map(({ heading, figures, notes = [] }) =>
      [heading, ...figures.map(row), ...notes.map((note) => `  ${note}`)].join('\n'),
    )
    .join('\n\n');
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((left, right) => left - right);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
