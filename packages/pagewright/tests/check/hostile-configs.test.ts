import { describe, expect, it } from 'vitest';
import { check } from '../../src/check/check.ts';
import { reportJson } from '../../src/check/printers/report-json.ts';
import { reportSarif } from '../../src/check/printers/report-sarif.ts';
import { reportText } from '../../src/check/printers/report-text.ts';
import { readFixtureSite, withFiles } from './check-fixture.ts';

/** Escape sequences, bidirectional controls and commands of CI services, unescaped where JSON allows it. */
const hostile = '::error::x\u009b31m\u202e\u2028##[group]\u007f\ufeff';
const config = `{
  "route": "/evil",
  "head": { "title": "Evil", "description": "A page that is made to harm a log." },
  "${hostile}\\u001b[2J\\n::error::y": 1,
  "data": { "x": { "source": "${hostile}" } },
  "blocks": [{ "type": "\\u001b]0;title\\u0007\\n::stop-commands::z" }]
}`;
const name = 'evil\u001b[31m\n::error::name.json';

const raw = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}\ufeff]/u;

describe('the report of a hostile config', () => {
  const { files: before, ...rest } = readFixtureSite();
  const workspace = withFiles({ ...rest, files: before }, { [name]: config });
  const { diagnostics } = check(workspace);
  const source = { ...workspace, folder: 'page-configs', files: workspace.files };

  it('reports its mistakes', () => {
    expect(diagnostics.length).toBeGreaterThan(2);
  });

  it.each([
    ['text', reportText],
    ['JSON', reportJson],
    ['SARIF', reportSarif],
  ] as const)('as %s contains nothing that a terminal or a CI service would execute', (_, report) => {
    const lines = report(diagnostics, source).split('\n');
    expect(lines.filter((line) => raw.test(line))).toEqual([]);
    expect(lines.filter((line) => /^\s*::|##\w*\[/.test(line))).toEqual([]);
  });

  it('as JSON contains the original text', () => {
    const report: { diagnostics: { file: string }[] } = JSON.parse(reportJson(diagnostics, source));
    expect(report.diagnostics.map(({ file }) => file)).toContain(`page-configs/${name}`);
  });
});
