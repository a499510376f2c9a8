/**
 * @generated SignedSource<<813a466c0cdd32b6da61031e11f1b5d2>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PartiRiga_riga$data = {
  readonly extraFields: unknown;
  readonly immagini: ReadonlyArray<{
    readonly posizione: number;
  }>;
  readonly numero: number;
  readonly numeroCommessa: string;
  readonly posizione: number;
  readonly rivendita: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"ExtraFields_riga" | "ImmaginiRiga_riga">;
  readonly " $fragmentType": "PartiRiga_riga";
};
export type PartiRiga_riga$key = {
  readonly " $data"?: PartiRiga_riga$data;
  readonly " $fragmentSpreads": FragmentRefs<"PartiRiga_riga">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "posizione",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PartiRiga_riga",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "numeroCommessa",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "numero",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rivendita",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "extraFields",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ImmagineRiga",
      "kind": "LinkedField",
      "name": "immagini",
      "plural": true,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ImmaginiRiga_riga"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ExtraFields_riga"
    }
  ],
  "type": "RigaOrdine",
  "abstractKey": null
};
})();

(node as any).hash = "df9957024b40fa9d0fcbbd9a6ef9556b";

export default node;
