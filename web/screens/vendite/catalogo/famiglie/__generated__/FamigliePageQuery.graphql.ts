/**
 * @generated SignedSource<<1b595fd8d468dc44911d822b2cb1e2e7>>
 * @relayHash 214e14aa5da6378da0ca343d33e8eb5f
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fd7c396ebb2562e0cd2a6ad0a48e48eeee8fa0741a3c1c7de5557dd007117e9c

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
  "kind": "ScalarField",
  "name": "immagine",
  "storageKey": null
},
v7 = {
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
v8 = {
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
              {
                "alias": null,
                "args": null,
                "concreteType": "ImmagineInCatalogo",
                "kind": "LinkedField",
                "name": "immagini",
                "plural": true,
                "selections": [
                  (v0/*:: as any*/),
                  (v6/*:: as any*/)
                ],
                "storageKey": null
              },
              {
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
              (v7/*:: as any*/)
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
          (v8/*:: as any*/)
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
          {
            "alias": null,
            "args": null,
            "concreteType": "ImmagineInCatalogo",
            "kind": "LinkedField",
            "name": "immagini",
            "plural": true,
            "selections": [
              (v0/*:: as any*/),
              (v6/*:: as any*/),
              (v8/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "OpzioneInCatalogo",
            "kind": "LinkedField",
            "name": "opzioni",
            "plural": true,
            "selections": [
              (v1/*:: as any*/),
              (v5/*:: as any*/),
              (v8/*:: as any*/)
            ],
            "storageKey": null
          },
          (v7/*:: as any*/),
          (v8/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "fd7c396ebb2562e0cd2a6ad0a48e48eeee8fa0741a3c1c7de5557dd007117e9c",
    "metadata": {},
    "name": "FamigliePageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c971a6498f2fbe66c6464dd46316bd9f";

export default node;
