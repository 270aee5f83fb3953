/** An image as the API answers it, without its thumbnails. */
export interface FilledImage {
  readonly id: string;
  readonly url: string;
  readonly alt: string | null;
  readonly copyright: string | null;
  readonly dimensions: { readonly width: number; readonly height: number };
  readonly edit: Readonly<Record<'x' | 'y' | 'zoom', number>> & { readonly background: string };
}
