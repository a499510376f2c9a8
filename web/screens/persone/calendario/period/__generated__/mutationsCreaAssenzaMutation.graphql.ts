/**
 * @generated SignedSource<<381bd5eb9e8143be83b235084ae3d424>>
 * @relayHash 1886de2c14bd36fe5058ff97b6e6342d
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fd543424894733550b425f0bf2d631c04fe16efae389c04752a7103ca00c363b

import type { ConcreteRequest } from 'relay-runtime';
export type CreateAssenzaInput = {
  giornoA: string;
  giornoDa: string;
  oraA?: string | null;
  oraDa?: string | null;
  persona: number;
  title?: string | null;
};
export type mutationsCreaAssenzaMutation$variables = {
  input: CreateAssenzaInput;
};
export type mutationsCreaAssenzaMutation$data = {
  readonly createAssenza: {
    readonly assenza: {
      readonly pk: number;
    } | null;
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
  };
};
export type mutationsCreaAssenzaMutation = {
  response: mutationsCreaAssenzaMutation$data;
  variables: mutationsCreaAssenzaMutation$variables;
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
    "name": "mutationsCreaAssenzaMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateAssenzaPayload",
        "kind": "LinkedField",
        "name": "createAssenza",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Assenza",
            "kind": "LinkedField",
            "name": "assenza",
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
    "name": "mutationsCreaAssenzaMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateAssenzaPayload",
        "kind": "LinkedField",
        "name": "createAssenza",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Assenza",
            "kind": "LinkedField",
            "name": "assenza",
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
    "id": "fd543424894733550b425f0bf2d631c04fe16efae389c04752a7103ca00c363b",
    "metadata": {},
    "name": "mutationsCreaAssenzaMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "12dd4a0c0c5cb49a35de157af4894260";

export default node;
