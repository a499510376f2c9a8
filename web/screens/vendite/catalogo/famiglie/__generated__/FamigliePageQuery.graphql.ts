/**
 * @generated SignedSource<<4d87d24f95b37e4c4b95aa791c51c26a>>
 * @relayHash efb0b7fce57f12cd230996c86658aa3c
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 297a7ba3716e38b098f4c07dad38b21fbb33138e6f1aec922f38d110cae14312

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FamigliePageQuery$variables = Record<PropertyKey, never>;
export type FamigliePageQuery$data = {
  readonly famiglieInCatalogo: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"FamigliaEntry_famiglia">;
  }>;
  readonly tipologieInCatalogo: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"TipologiaSection_tipologia">;
  }>;
};
export type FamigliePageQuery = {
  response: FamigliePageQuery$data;
  variables: FamigliePageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pk",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "nome",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "versione",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "usi",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "tipologiaFamiglia",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "ritirato",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "concreteType": "ImmagineInCatalogo",
  "kind": "LinkedField",
  "name": "immagini",
  "plural": true,
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "immagine",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "concreteType": "OpzioneInCatalogo",
  "kind": "LinkedField",
  "name": "opzioni",
  "plural": true,
  "selections": [
    (v1/*:: as any*/),
    (v5/*:: as any*/)
  ],
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "concreteType": "MancanzaFamiglia",
  "kind": "LinkedField",
  "name": "mancanze",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "codice",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "testo",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "FamigliePageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "TipologiaInCatalogo",
        "kind": "LinkedField",
        "name": "tipologieInCatalogo",
        "plural": true,
        "selections": [
          {
            "kind": "InlineDataFragmentSpread",
            "name": "TipologiaSection_tipologia",
            "selections": [
              (v0/*:: as any*/),
              (v1/*:: as any*/),
              (v2/*:: as any*/),
              (v3/*:: as any*/)
            ],
            "args": null,
            "argumentDefinitions": []
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "FamigliaInCatalogo",
        "kind": "LinkedField",
        "name": "famiglieInCatalogo",
        "plural": true,
        "selections": [
          {
            "kind": "InlineDataFragmentSpread",
            "name": "FamigliaEntry_famiglia",
            "selections": [
              (v0/*:: as any*/),
              (v1/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/)
            ],
            "args": null,
            "argumentDefinitions": []
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "FamigliePageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "TipologiaInCatalogo",
        "kind": "LinkedField",
        "name": "tipologieInCatalogo",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v9/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "FamigliaInCatalogo",
        "kind": "LinkedField",
        "name": "famiglieInCatalogo",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          (v9/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "297a7ba3716e38b098f4c07dad38b21fbb33138e6f1aec922f38d110cae14312",
    "metadata": {},
    "name": "FamigliePageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c971a6498f2fbe66c6464dd46316bd9f";

export default node;
