/**
 * @generated SignedSource<<5f6c2840d51850c9d3e62ddce8951830>>
 * @relayHash 06bc2d01346137255708befdec278880
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c680b84d647cf0f1dec0120359223189ef365a77fa1dc8546a6466eb22da3b12

import type { ConcreteRequest } from 'relay-runtime';
export type StatoJob = "ANNULLATO" | "COMPLETATO" | "FALLITO" | "IN_CODA" | "IN_CORSO";
export type AnnullaImportazioneMutation$variables = {
  pk: number;
};
export type AnnullaImportazioneMutation$data = {
  readonly annullaJob: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
    readonly job: {
      readonly stato: StatoJob;
    } | null;
  };
};
export type AnnullaImportazioneMutation = {
  response: AnnullaImportazioneMutation$data;
  variables: AnnullaImportazioneMutation$variables;
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
    "fields": [
      {
        "kind": "Variable",
        "name": "pk",
        "variableName": "pk"
      }
    ],
    "kind": "ObjectValue",
    "name": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "stato",
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
    "name": "AnnullaImportazioneMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "AnnullaJobPayload",
        "kind": "LinkedField",
        "name": "annullaJob",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Job",
            "kind": "LinkedField",
            "name": "job",
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
    "name": "AnnullaImportazioneMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "AnnullaJobPayload",
        "kind": "LinkedField",
        "name": "annullaJob",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Job",
            "kind": "LinkedField",
            "name": "job",
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
    "id": "c680b84d647cf0f1dec0120359223189ef365a77fa1dc8546a6466eb22da3b12",
    "metadata": {},
    "name": "AnnullaImportazioneMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "4d83a142b9c0c0b0e5f05538e11955d6";

export default node;
