/** @type {import('next').NextConfig} */
export default {
  output: 'export',
  // Under `output: 'export'` this names the folder the finished pages are written to. The build moves it to out/ after
  // its last step: a failed build keeps the last good one.
  distDir: '.export',
  // Directories with an index.html answer without a redirect on the plainest host; the build adds the x.html twins.
  trailingSlash: true,
  typedRoutes: false,
  images: { unoptimized: true },
  // Same input, same bytes: the build id would otherwise be random.
  generateBuildId: () => 'static',
  poweredByHeader: false,
  reactStrictMode: true,
  // Reads the logo while pages are rendered; it goes nowhere else.
  serverExternalPackages: ['svgo'],
  // Types are checked by `npm run typecheck`; the framework cannot yet drive the native compiler.
  typescript: { ignoreBuildErrors: true },
  turbopack: { resolveAlias: { './collect-segment-data': './scripts/build/no-prefetch-segments.ts' } },
  experimental: { cpus: 2 },
};
