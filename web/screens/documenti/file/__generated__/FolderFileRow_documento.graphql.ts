/**
 * @generated SignedSource<<4bd69cc5b3ee4d00900cdef01587a63a>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FolderFileRow_documento$data = {
  readonly aperture: number | null;
  readonly caricatoDa: string | null;
  readonly caricatoIl: string;
  readonly cartella: number;
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
  readonly " $fragmentType": "FolderFileRow_documento";
};
export type FolderFileRow_documento$key = {
  readonly " $data"?: FolderFileRow_documento$data;
  readonly " $fragmentSpreads": FragmentRefs<"FolderFileRow_documento">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "FolderFileRow_documento"
};

(node as any).hash = "9532f4886d6d4b287b40182e59775254";

export default node;
