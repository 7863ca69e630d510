import { expect, test } from 'vitest';
import { sbom } from './sbom.ts';

test('names each package once, with what it depends on where it lies', () => {
  const { components, dependencies } = sbom(
    { name: 'site', version: '1.0.0' },
    {
      'node_modules/@a/one': {
        version: '1.0.0',
        license: 'MIT',
        integrity: 'sha512-/w==',
        dependencies: { two: '^2.0.0', three: '^3.0.0' },
      },
      'node_modules/@a/one/node_modules/two': { version: '2.0.0', dependencies: { three: '^3.0.0' } },
      'node_modules/two': { version: '1.0.0', dev: true },
      'node_modules/three': { version: '3.0.0' },
      'node_modules/two/node_modules/three': { version: '3.0.0' },
    },
  );
  expect(components).toHaveLength(4);
  expect(components[0]).toEqual({
    type: 'library',
    'bom-ref': 'pkg:npm/%40a/one@1.0.0',
    name: '@a/one',
    version: '1.0.0',
    purl: 'pkg:npm/%40a/one@1.0.0',
    licenses: [{ expression: 'MIT' }],
    hashes: [{ alg: 'SHA-512', content: 'ff' }],
  });
  expect(dependencies.slice(0, 2)).toEqual([
    { ref: 'pkg:npm/%40a/one@1.0.0', dependsOn: ['pkg:npm/three@3.0.0', 'pkg:npm/two@2.0.0'] },
    { ref: 'pkg:npm/two@2.0.0', dependsOn: ['pkg:npm/three@3.0.0'] },
  ]);
});
