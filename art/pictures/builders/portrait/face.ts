/** What makes a face this person's; 1 or 0 is the average wherever nothing else is said. */
export interface Face {
  /** Width of the whole head. */
  readonly width?: number;
  /** Width of the angle of the jaw, and of the chin. */
  readonly jaw?: number;
  readonly chin?: number;
  /** Added to the length of the lower face, in head units: 0.08 long, -0.08 short. */
  readonly length?: number;
  /** Fullness of the cheeks: 0 hollow, 1 round. Default 0.4. */
  readonly cheeks?: number;
  readonly cheekbones?: number;
  /** Strength of the brow ridge. */
  readonly brow?: number;
  readonly nose?: { readonly width?: number; readonly length?: number; readonly bridge?: number };
  readonly lips?: { readonly fullness?: number; readonly width?: number; readonly smile?: number };
  readonly eyes?: {
    /** Opening of the lids. */
    readonly open?: number;
    /** Lift of the outer corners, in head units: 0.04 is much. */
    readonly slant?: number;
    /** Where they look: -1 to the person's right, 1 to the left. */
    readonly gaze?: number;
    readonly spacing?: number;
    /** Darkness of the lashes, as the width of a line. Default 1. */
    readonly lashes?: number;
  };
  readonly eyebrows?: { readonly thickness?: number; readonly arch?: number; readonly ink?: number };
  readonly neck?: number;
  /** Tone of the skin: 1 light, 0.6 dark. */
  readonly skin?: number;
  /** 0 young to 1 old: folds beside the mouth, lines of the brow and around the eyes. */
  readonly age?: number;
  readonly beard?: { readonly shape: 'stubble' | 'full' | 'goatee'; readonly tone: number };
}
