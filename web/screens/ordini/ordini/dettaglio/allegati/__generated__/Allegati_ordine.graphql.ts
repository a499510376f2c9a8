/**
 * @generated SignedSource<<95babd223c968ec5b15aa5e86c6c7fba>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Allegati_ordine$data = {
  readonly allegati: ReadonlyArray<{
    readonly allegato: string;
    readonly creatoDa: string;
    readonly creatoIl: string;
    readonly dimensione: number;
    readonly mime: string;
    readonly originalName: string;
    readonly pk: number;
  }> | null;
  readonly pk: number;
  readonly " $fragmentType": "Allegati_ordine";
};
export type Allegati_ordine$key = {
  readonly " $data"?: Allegati_ordine$data;
  readonly " $fragmentSpreads": FragmentRefs<"Allegati_ordine">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pk",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Allegati_ordine",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "AllegatoOrdine",
      "kind": "LinkedField",
      "name": "allegati",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "originalName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "allegato",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "mime",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "dimensione",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "creatoIl",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "creatoDa",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Ordine",
  "abstractKey": null
};
})();

(node as any).hash = "9eb4dde851050829c70a406b4978760c";

export default node;
