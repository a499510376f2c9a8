/**
 * @generated SignedSource<<a1c2dc0b10d312cafe0eefea4cdae27d>>
 * @relayHash 7d281ed23bfd6dfef3d2f6886cf98b18
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a64076a8e8a6653325c1fb54b9e338e125b8b64eaf4a41b8e461104b0255075e

import type { ConcreteRequest } from 'relay-runtime';
export type StatoJob = "ANNULLATO" | "COMPLETATO" | "FALLITO" | "IN_CODA" | "IN_CORSO";
export type CancelImportMutation$variables = {
  pk: number;
};
export type CancelImportMutation$data = {
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
export type CancelImportMutation = {
  response: CancelImportMutation$data;
  variables: CancelImportMutation$variables;
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
    "name": "CancelImportMutation",
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
    "name": "CancelImportMutation",
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
    "id": "a64076a8e8a6653325c1fb54b9e338e125b8b64eaf4a41b8e461104b0255075e",
    "metadata": {},
    "name": "CancelImportMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "349a196d73300a5ccf15d6d7c7c60cbf";

export default node;
