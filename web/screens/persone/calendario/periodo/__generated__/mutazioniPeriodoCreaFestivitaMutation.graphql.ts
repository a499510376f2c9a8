/**
 * @generated SignedSource<<3180399762aef5428f261483242f68fa>>
 * @relayHash 93c0326ce5371d039f01b09975108cb4
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5f05723ff37e1617b59c0563b89796d1b9e6fb37f254f8a6f0fa758a82015f72

import type { ConcreteRequest } from 'relay-runtime';
export type CreateFestivitaInput = {
  giornoA?: string | null;
  giornoDa?: string | null;
  oraA?: string | null;
  oraDa?: string | null;
  title?: string | null;
};
export type mutazioniPeriodoCreaFestivitaMutation$variables = {
  input: CreateFestivitaInput;
};
export type mutazioniPeriodoCreaFestivitaMutation$data = {
  readonly createFestivita: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
    readonly festivita: {
      readonly pk: number;
    } | null;
  };
};
export type mutazioniPeriodoCreaFestivitaMutation = {
  response: mutazioniPeriodoCreaFestivitaMutation$data;
  variables: mutazioniPeriodoCreaFestivitaMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pk",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "UserError",
  "kind": "LinkedField",
  "name": "errors",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "code",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "field",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "message",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "mutazioniPeriodoCreaFestivitaMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateFestivitaPayload",
        "kind": "LinkedField",
        "name": "createFestivita",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Festivita",
            "kind": "LinkedField",
            "name": "festivita",
            "plural": false,
            "selections": [
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "mutazioniPeriodoCreaFestivitaMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateFestivitaPayload",
        "kind": "LinkedField",
        "name": "createFestivita",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Festivita",
            "kind": "LinkedField",
            "name": "festivita",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "5f05723ff37e1617b59c0563b89796d1b9e6fb37f254f8a6f0fa758a82015f72",
    "metadata": {},
    "name": "mutazioniPeriodoCreaFestivitaMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "23d5802503b372fdb8c4b404f7c3b842";

export default node;
