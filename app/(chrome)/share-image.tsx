import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ImageResponse } from 'next/og';
import { actEnhanced } from '@/content/exams/act';
import { apHistoryFull } from '@/content/exams/ap';
import { satFull } from '@/content/exams/sat';
import { site } from '@/content/site';
import type { Part } from '@/lib/domain/exam/blueprint';
import { toStrip } from '@/lib/domain/exam/strip';
import type { Accent } from '@/lib/domain/site/section';

export const shareImageSize = { width: 1200, height: 630 };

const look: Record<Accent, { label: string; color: string; parts: readonly Part[] }> = {
  sat: { label: 'SAT', color: '#363ba3', parts: satFull.parts },
  act: { label: 'ACT', color: '#145c3c', parts: actEnhanced.parts.filter((part) => part.kind !== 'essay') },
  ap: { label: 'AP', color: '#76214f', parts: apHistoryFull.parts },
  college: { label: 'College', color: '#7a450c', parts: [] },
  site: { label: '', color: '#191b22', parts: actEnhanced.parts.filter((part) => !part.optional) },
};

const ink = '#191b22';
const width = 884;
const gap = 12;

/** The test of the section to scale, as one path; a gap stands for a break. */
function ticks(parts: readonly Part[]): string {
  const strip = toStrip(parts);
  const unit = (width - gap * (strip.length - 1)) / strip.reduce((sum, { span }) => sum + span, 0);
  let left = 0;
  return strip
    .map(({ count, span }) => {
      const step = (span * unit) / Math.max(count, 1);
      const path = Array.from({ length: count }, (_, i) => `M${(left + (i + 0.5) * step).toFixed(1)} 0v72`);
      left += span * unit + gap;
      return path.join('');
    })
    .join('');
}

/** Letters outside the font would be looked for on the network, which a build must not need. */
const drawable = (text: string) => text.replace(/[^\x20-\x7e\xa0-\xff–—‘’“”…−]/g, '');

const font = (file: string) => readFile(join(process.cwd(), 'app/fonts', file));

/** The picture a shared link shows: the line, the bubble, the title, and the exam drawn to scale. */
export async function shareImage(title: string, section: Accent): Promise<ImageResponse> {
  const { label, color, parts } = look[section];
  const [serif, sans] = await Promise.all([font('literata-still.ttf'), font('figtree-still.ttf')]);
  return new ImageResponse(
    <div style={{ display: 'flex', width: '100%', height: '100%', background: '#fcfbf8', color: ink }}>
      <div style={{ display: 'flex', width: 220, padding: '84px 0 0 64px', color, fontSize: 40 }}>
        {label}
      </div>
      <div style={{ display: 'flex', width: 4, background: color }} />
      <div
        style={{
          position: 'absolute',
          left: 207,
          top: 92,
          width: 30,
          height: 30,
          borderRadius: 15,
          border: `6px solid ${color}`,
          background: '#fcfbf8',
        }}
      />
      <div style={{ display: 'flex', flexDirection: 'column', flex: 1, padding: '72px 48px 56px 44px' }}>
        <div style={{ display: 'flex', flex: 1, fontSize: title.length > 44 ? 62 : 76, lineHeight: 1.1 }}>
          {drawable(title)}
        </div>
        {parts.length > 0 && (
          <svg width={width} height={73} viewBox={`0 0 ${width} 73`} fill="none" aria-hidden="true">
            <path d={ticks(parts)} stroke={color} strokeWidth={2} />
            <path d={`M0 72.5h${width}`} stroke={ink} strokeWidth={1} />
          </svg>
        )}
        <div
          style={{
            display: 'flex',
            alignItems: 'center',
            marginTop: 40,
            fontFamily: 'Figtree',
            fontSize: 30,
          }}
        >
          {site.name}
        </div>
      </div>
    </div>,
    {
      ...shareImageSize,
      fonts: [
        { name: 'Literata', data: serif, weight: 500 },
        { name: 'Figtree', data: sans, weight: 500 },
      ],
    },
  );
}
