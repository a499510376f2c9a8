/**
 * @generated SignedSource<<879b3eae16966a4c1c34b75e00e2f19e>>
 * @relayHash 5eb79a82ea6326391fe1cd04caf7f4e0
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ca9e53ca2056010ae64f0f5c3a058985c6b88b38e94bd442377fcc39c8481426

import type { ConcreteRequest } from 'relay-runtime';
export type PortaleOrdineDetailsQuery$variables = {
  pk: number;
};
export type PortaleOrdineDetailsQuery$data = {
  readonly fornitoreOrdine: {
    readonly allegati: ReadonlyArray<{
      readonly allegato: string;
      readonly originalName: string;
      readonly pk: number;
    }>;
    readonly dataOrdine: string | null;
    readonly emailPdf: string | null;
    readonly numeroDocumento: string;
    readonly tabella: {
      readonly colonne: ReadonlyArray<string>;
      readonly righe: ReadonlyArray<{
        readonly celle: ReadonlyArray<{
          readonly numero: number | null;
          readonly testo: string;
        }>;
      }>;
    };
  } | null;
};
export type PortaleOrdineDetailsQuery = {
  response: PortaleOrdineDetailsQuery$data;
  variables: PortaleOrdineDetailsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "pk"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "pk",
    "variableName": "pk"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "numeroDocumento",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "dataOrdine",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "emailPdf",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pk",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "originalName",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "allegato",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "concreteType": "TabellaRighe",
  "kind": "LinkedField",
  "name": "tabella",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "colonne",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "RigaStampata",
      "kind": "LinkedField",
      "name": "righe",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "CellaStampata",
          "kind": "LinkedField",
          "name": "celle",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "testo",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "numero",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "PortaleOrdineDetailsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "OrdinePerFornitore",
        "kind": "LinkedField",
        "name": "fornitoreOrdine",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "AllegatoPerFornitore",
            "kind": "LinkedField",
            "name": "allegati",
            "plural": true,
            "selections": [
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/)
            ],
            "storageKey": null
          },
          (v8/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PortaleOrdineDetailsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "OrdinePerFornitore",
        "kind": "LinkedField",
        "name": "fornitoreOrdine",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "AllegatoPerFornitore",
            "kind": "LinkedField",
            "name": "allegati",
            "plural": true,
            "selections": [
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v9/*:: as any*/)
            ],
            "storageKey": null
          },
          (v8/*:: as any*/),
          (v9/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "ca9e53ca2056010ae64f0f5c3a058985c6b88b38e94bd442377fcc39c8481426",
    "metadata": {},
    "name": "PortaleOrdineDetailsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "1a74b313070aa71de713233db5ae407e";

export default node;
