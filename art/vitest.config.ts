import { defineConfig } from 'vitest/config';

// Without a file of its own, Vitest takes the one at the root of the repository.
export default defineConfig({ test: { include: ['tests/**/*.test.ts'] } });
