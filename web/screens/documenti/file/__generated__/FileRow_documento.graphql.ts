/**
 * @generated SignedSource<<15916b77a642417d055eef172890241d>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FileRow_documento$data = {
  readonly aperture: number | null;
  readonly caricatoDa: string | null;
  readonly caricatoIl: string;
  readonly descrizione: string;
  readonly dimensione: number;
  readonly file: string;
  readonly id: string;
  readonly nome: string;
  readonly permalink: string | null;
  readonly permalinkUrl: string | null;
  readonly pk: number;
  readonly precedenti: ReadonlyArray<{
    readonly caricatoDa: string | null;
    readonly caricatoIl: string;
    readonly dimensione: number;
    readonly file: string;
    readonly nome: string;
    readonly pk: number;
  }> | null;
  readonly titolo: string | null;
  readonly versione: number;
  readonly " $fragmentType": "FileRow_documento";
};
export type FileRow_documento$key = {
  readonly " $data"?: FileRow_documento$data;
  readonly " $fragmentSpreads": FragmentRefs<"FileRow_documento">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "FileRow_documento"
};

(node as any).hash = "931d96b4383292e2b0ba3aa9bee880a3";

export default node;
