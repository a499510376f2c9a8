/**
 * @generated SignedSource<<f4202a8df27951bfe4b5527a5f4b986a>>
 * @relayHash 6cbd2d27664b6770e6c9daed8b67198e
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e1ad224903815e344ab349a3794cdb414becd64756b14afe0c2779fb7e43633c

import type { ConcreteRequest } from 'relay-runtime';
export type UpdateFornitoreInput = {
  codice?: string | null;
  email?: string | null;
  immagine?: FileInput | null;
  isDefault?: boolean | null;
  nome?: string | null;
  pk: number;
  removeImmagine?: boolean | null;
  tempo?: number | null;
  testata?: string | null;
  testoPdf?: string | null;
  tipologia?: string | null;
  versione?: number | null;
};
export type FileInput = {
  base64?: string | null;
  nome?: string | null;
};
export type ModificaFornitoreMutation$variables = {
  input: UpdateFornitoreInput;
};
export type ModificaFornitoreMutation$data = {
  readonly updateFornitore: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
    readonly fornitore: {
      readonly pk: number;
    } | null;
  };
};
export type ModificaFornitoreMutation = {
  response: ModificaFornitoreMutation$data;
  variables: ModificaFornitoreMutation$variables;
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
    "name": "ModificaFornitoreMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateFornitorePayload",
        "kind": "LinkedField",
        "name": "updateFornitore",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Fornitore",
            "kind": "LinkedField",
            "name": "fornitore",
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
    "name": "ModificaFornitoreMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateFornitorePayload",
        "kind": "LinkedField",
        "name": "updateFornitore",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Fornitore",
            "kind": "LinkedField",
            "name": "fornitore",
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
    "id": "e1ad224903815e344ab349a3794cdb414becd64756b14afe0c2779fb7e43633c",
    "metadata": {},
    "name": "ModificaFornitoreMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "288249b8e6f820a78d7d137f575f2a04";

export default node;
