/**
 * @generated SignedSource<<59dd04ef85d78f70a87000c748d65698>>
 * @relayHash da3eda8b3e0ecaab57924cf1f4cdce39
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b5e223f04ea60b0fedf655e741652786d2b9c336c99274bae5b5a9581ea52d9a

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SensoApertura = "ANTA_RIBALTA_DESTRA" | "ANTA_RIBALTA_SINISTRA" | "DESTRA" | "FISSA" | "RIBALTA" | "SCORREVOLE" | "SINISTRA";
export type TipiPageQuery$variables = Record<PropertyKey, never>;
export type TipiPageQuery$data = {
  readonly accessoriInCatalogo: ReadonlyArray<{
    readonly nome: string;
    readonly pk: number;
    readonly ritirato: boolean;
  }>;
  readonly apertureInCatalogo: ReadonlyArray<{
    readonly nome: string;
    readonly pk: number;
    readonly ritirato: boolean;
    readonly senso: SensoApertura;
  }>;
  readonly tipiInCatalogo: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"readTipo_tipo">;
  }>;
};
export type TipiPageQuery = {
  response: TipiPageQuery$data;
  variables: TipiPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pk",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "nome",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "disegno",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "ante",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "conTelaio",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "ritirato",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "altezzaMin",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "altezzaMax",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "larghezzaMin",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "larghezzaMax",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "immagine",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "senso",
  "storageKey": null
},
v13 = [
  (v1/*:: as any*/),
  (v2/*:: as any*/),
  (v12/*:: as any*/),
  (v6/*:: as any*/)
],
v14 = [
  (v1/*:: as any*/),
  (v2/*:: as any*/),
  (v6/*:: as any*/)
],
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "famiglie",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "fisso",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "usi",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "versione",
  "storageKey": null
},
v19 = [
  (v1/*:: as any*/),
  (v2/*:: as any*/),
  (v12/*:: as any*/),
  (v6/*:: as any*/),
  (v0/*:: as any*/)
],
v20 = [
  (v1/*:: as any*/),
  (v2/*:: as any*/),
  (v6/*:: as any*/),
  (v0/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "TipiPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "TipoInCatalogo",
        "kind": "LinkedField",
        "name": "tipiInCatalogo",
        "plural": true,
        "selections": [
          {
            "kind": "InlineDataFragmentSpread",
            "name": "readTipo_tipo",
            "selections": [
              (v0/*:: as any*/),
              (v1/*:: as any*/),
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              (v10/*:: as any*/),
              (v11/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "AperturaInCatalogo",
                "kind": "LinkedField",
                "name": "aperture",
                "plural": true,
                "selections": (v13/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "AccessorioInCatalogo",
                "kind": "LinkedField",
                "name": "accessori",
                "plural": true,
                "selections": (v14/*:: as any*/),
                "storageKey": null
              },
              (v15/*:: as any*/),
              (v16/*:: as any*/),
              (v17/*:: as any*/),
              (v18/*:: as any*/)
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
        "concreteType": "AperturaInCatalogo",
        "kind": "LinkedField",
        "name": "apertureInCatalogo",
        "plural": true,
        "selections": (v13/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "AccessorioInCatalogo",
        "kind": "LinkedField",
        "name": "accessoriInCatalogo",
        "plural": true,
        "selections": (v14/*:: as any*/),
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
    "name": "TipiPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "TipoInCatalogo",
        "kind": "LinkedField",
        "name": "tipiInCatalogo",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          (v9/*:: as any*/),
          (v10/*:: as any*/),
          (v11/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "AperturaInCatalogo",
            "kind": "LinkedField",
            "name": "aperture",
            "plural": true,
            "selections": (v19/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "AccessorioInCatalogo",
            "kind": "LinkedField",
            "name": "accessori",
            "plural": true,
            "selections": (v20/*:: as any*/),
            "storageKey": null
          },
          (v15/*:: as any*/),
          (v16/*:: as any*/),
          (v17/*:: as any*/),
          (v18/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "AperturaInCatalogo",
        "kind": "LinkedField",
        "name": "apertureInCatalogo",
        "plural": true,
        "selections": (v19/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "AccessorioInCatalogo",
        "kind": "LinkedField",
        "name": "accessoriInCatalogo",
        "plural": true,
        "selections": (v20/*:: as any*/),
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "b5e223f04ea60b0fedf655e741652786d2b9c336c99274bae5b5a9581ea52d9a",
    "metadata": {},
    "name": "TipiPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ce4bd4d90156e33cbf47bc6368844447";

export default node;
