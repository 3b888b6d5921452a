import type { ProjectConfig } from '../../project/project-config.ts';

/** What `pagewright-studio` exports. Only some people on a team need the studio, so each site decides whether to install it. */
export interface StudioPackage {
  /**
   * Opens a project in the studio. Returns the URL with the token.
   * @param options.port the port of the studio. The frame has the next one, or any free port if this is 0
   */
  openStudio(options: {
    readonly root: string;
    readonly project: ProjectConfig;
    readonly port: number;
  }): Promise<string>;
}
