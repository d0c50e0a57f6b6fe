import { ImageResponse } from 'next/og';

/**
 * The logo as a square image.
 * @param size edge in pixels.
 * @param share of the edge that the logo takes; a maskable icon leaves a wide margin that a device may cut off.
 */
export function iconImage(size: number, share: number): ImageResponse {
  const height = Math.round(size * share);
  return new ImageResponse(
    <div
      style={{
        width: '100%',
        height: '100%',
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'center',
        background: '#fcfbf8',
      }}
    >
      <svg
        width={Math.round((height * 18) / 27)}
        height={height}
        viewBox="0 0 18 27"
        fill="none"
        aria-hidden="true"
      >
        <path d="M2 0v27" stroke="#191b22" strokeWidth="3" />
        <circle cx="9.2" cy="8.2" r="6" stroke="#363ba3" strokeWidth="3.4" />
      </svg>
    </div>,
    { width: size, height: size },
  );
}
