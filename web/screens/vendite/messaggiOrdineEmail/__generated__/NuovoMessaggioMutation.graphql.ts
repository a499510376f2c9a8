/**
 * @generated SignedSource<<016ca44b6add49d3473a098767063d63>>
 * @relayHash b2a6add47a766b7ad6e7b3cc1f59650e
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7f8b0b323d3b49a2bdbf97a043267b267be62b47eac69b9be46f5eea304a9d57

import type { ConcreteRequest } from 'relay-runtime';
export type CreateMessaggioOrdineEmailInput = {
  testo?: string | null;
  titolo?: string | null;
};
export type NuovoMessaggioMutation$variables = {
  input: CreateMessaggioOrdineEmailInput;
};
export type NuovoMessaggioMutation$data = {
  readonly createMessaggioOrdineEmail: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
    readonly messaggio: {
      readonly pk: number;
    } | null;
  };
};
export type NuovoMessaggioMutation = {
  response: NuovoMessaggioMutation$data;
  variables: NuovoMessaggioMutation$variables;
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
    "name": "NuovoMessaggioMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateMessaggioOrdineEmailPayload",
        "kind": "LinkedField",
        "name": "createMessaggioOrdineEmail",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "MessaggioOrdineEmail",
            "kind": "LinkedField",
            "name": "messaggio",
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
    "name": "NuovoMessaggioMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateMessaggioOrdineEmailPayload",
        "kind": "LinkedField",
        "name": "createMessaggioOrdineEmail",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "MessaggioOrdineEmail",
            "kind": "LinkedField",
            "name": "messaggio",
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
    "id": "7f8b0b323d3b49a2bdbf97a043267b267be62b47eac69b9be46f5eea304a9d57",
    "metadata": {},
    "name": "NuovoMessaggioMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a8c9044a11b4d2268f233a1217cc02e7";

export default node;
