/** The `.gitignore` of a new site: packages, what commands write, and settings with secrets. npm omits files with this name from packages. */
export const ignoredFiles = `node_modules/

# What commands write. Commit src/generated/, which the code imports.
.pagewright/
dist/
dist-*/
schemas/*.schema.json
*.tsbuildinfo

# Settings of one machine.
.env
.env.*
!.env.example
*.local

# What hosts and systems write.
.netlify/
.vercel/
.wrangler/
.DS_Store
*.log
`;
